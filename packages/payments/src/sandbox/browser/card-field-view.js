const classNames = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/** An empty text box of a card field. */
export function createInput(field) {
  const input = document.createElement('input');
  input.className = 'sandbox-card-input';
  input.type = 'text';
  input.inputMode = 'numeric';
  // The browser must not offer a real stored card.
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.placeholder = field.placeholder;
  input.setAttribute('aria-label', field.label);
  return input;
}

/** Formats the typed text. The caret stays behind the same digit. */
export function reformat(input, format) {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  input.value = formatted;
  let position = 0;
  for (let digits = 0; position < formatted.length && digits < digitsBefore; position += 1) {
    if (/\d/.test(formatted[position])) digits += 1;
  }
  const next = isAtEnd ? formatted.length : position;
  input.setSelectionRange(next, next);
}

/** The label of the container names the input, because labels also focus the provider's fields. */
export function takeLabel(container, input) {
  const label = container.id ? document.querySelector(`label[for="${CSS.escape(container.id)}"]`) : null;
  if (!label) return () => undefined;
  label.id ||= `${container.id}-label`;
  input.setAttribute('aria-labelledby', label.id);
  const focus = () => {
    input.focus();
  };
  label.addEventListener('click', focus);
  return () => {
    label.removeEventListener('click', focus);
  };
}

/** Applies options that may change while the field is shown. */
export function applyOptions(input, { placeholder, disabled, style }) {
  if (placeholder !== undefined) input.placeholder = placeholder;
  if (disabled !== undefined) input.disabled = disabled;
  for (const [name, value] of Object.entries(style?.base ?? {})) {
    if (typeof value === 'string') input.style[name] = value;
  }
}

/** Puts the provider's class names on the container, so that the page can style it. */
export function createPainter(custom) {
  const names = { ...classNames, ...custom };
  let container;
  const toggle = (name, isOn) => {
    for (const part of names[name].split(' ')) container?.classList.toggle(part, isOn);
  };
  return {
    toggle,
    paint({ empty, complete, error }) {
      toggle('base', true);
      toggle('empty', empty);
      toggle('complete', complete);
      toggle('invalid', error !== undefined);
    },
    moveTo(next) {
      for (const name of Object.keys(names)) toggle(name, false);
      container = next;
    },
  };
}
