"""Players that learn by playing: `turncoat learn`. Needs PyTorch; what it learns runs without."""
