// Before the first paint: the theme and the motion the reader chose, or the system's.
;(function () {
  var chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('fondaco-settings') || '{}')
  } catch {
    // a private window may have no storage
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  var root = document.documentElement
  root.dataset.theme =
    chosen.theme === 'daylight' || chosen.theme === 'lamplight'
      ? chosen.theme
      : dark
        ? 'lamplight'
        : 'daylight'
  if (chosen.motion === 'on' || chosen.motion === 'off') root.dataset.motion = chosen.motion
})()
