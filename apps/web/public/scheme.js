// Sets the colour scheme before the first paint; a file of its own, so that no inline script is needed.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the system's choice applies.
      return null;
    }
  };
  const scheme = stored('gosds.color-scheme') ?? 'auto';
  const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  // The words of the screens are fetched beside the script that asks for them, not after it.
  const words = JSON.parse(document.querySelector('meta[name="words"]')?.content ?? '{}');
  const browser = navigator.languages.map((tag) => tag.split('-', 1)[0]);
  const tag = [stored('gosds.language'), ...browser, 'en'].find((each) => each !== null && each in words);
  if (tag === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = words[tag];
  document.head.append(link);
})();
