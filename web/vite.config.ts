import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.TURNCOAT_SERVER ?? 'http://127.0.0.1:8600'

export default defineConfig({
  // In tests an import called `target` would be written over the `new.target` of development builds.
  plugins: [svelte(process.env.VITEST ? { compilerOptions: { dev: false } } : {})],
  build: {
    outDir: '../turncoat/server/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/verify': server },
    // Tests read the texts of the package.
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 20_000 },
} as Parameters<typeof defineConfig>[0])
