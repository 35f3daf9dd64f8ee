// Before the first paint: dark stays dark.
{
  const tint = { light: '#f5f0e6', dark: '#171b23', night: '#0b0806' };
  const dim = matchMedia('(prefers-color-scheme:dark)');
  const set = () => {
    let a;
    try {
      a = localStorage['weehours:appearance'];
    } catch {}
    const h = new Date().getHours();
    if (!tint[a]) a = h > 18 || h < 7 ? 'night' : dim.matches ? 'dark' : 'light';
    document.documentElement.dataset.appearance = a;
    document.querySelector('[name=theme-color]').content = tint[a];
  };
  set();
  addEventListener('storage', set);
  setInterval(set, 6e4);
}
