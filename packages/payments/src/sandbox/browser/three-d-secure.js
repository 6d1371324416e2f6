function create(tag, text, className) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

function addStyles() {
  if (document.querySelector('link[data-sandbox-stripe]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/sandbox/stripe.css';
  link.dataset.sandboxStripe = '';
  document.head.append(link);
}
addStyles();

const amountOf = ({ amount, currency }) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100);

/**
 * The card holder's bank in test mode. Resolves to `complete` or `fail`. Escape means `fail`, like closing the bank's
 * page.
 */
export function askCardHolder(intent) {
  const dialog = document.createElement('dialog');
  dialog.className = 'sandbox-3ds';
  dialog.setAttribute('aria-labelledby', 'sandbox-3ds-title');
  dialog.setAttribute('aria-describedby', 'sandbox-3ds-text');
  const title = create('h2', '3-D Secure test page');
  title.id = 'sandbox-3ds-title';
  const text = create(
    'p',
    `Your bank asks you to confirm the payment of ${amountOf(intent)}. No real bank is asked and no money moves.`,
  );
  text.id = 'sandbox-3ds-text';
  const complete = create('button', 'Complete', 'sandbox-3ds-complete');
  const fail = create('button', 'Fail');
  const buttons = create('div', '', 'sandbox-3ds-buttons');
  for (const button of [complete, fail]) button.type = 'button';
  buttons.append(complete, fail);
  dialog.append(create('p', 'TEST MODE', 'sandbox-3ds-mode'), title, text, buttons);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const answer = (outcome) => () => {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    complete.addEventListener('click', answer('complete'));
    fail.addEventListener('click', answer('fail'));
    dialog.addEventListener('cancel', answer('fail'));
    dialog.showModal();
  });
}
