// Sets the colour scheme before the first paint; a file of its own, so that no inline script is needed.
(() => {
  let stored = 'auto';
  try {
    stored = localStorage.getItem('gosds.color-scheme') ?? 'auto';
  } catch {
    // Storage is blocked: the system's scheme applies.
  }
  const isDark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
