import { mount } from 'svelte'
import './style/fonts.css'
import './style/base.css'
import App from './App.svelte'

const root = document.getElementById('app')
if (root) mount(App, { target: root })
