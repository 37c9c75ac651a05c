"""The shapes of the scene and the score sheet of Passengers."""
