import { applyOptions, createInput, createPainter, reformat, takeLabel } from './card-field-view.js';
import { cardFields } from './card-formats.js';
import { createEmitter } from './event-emitter.js';

/** The provider's `change` event for a field. An incomplete text is not an error yet. */
function stateOf(type, text) {
  const { brand, check } = cardFields[type];
  const { error } = check(text);
  const isIncomplete = error?.code.startsWith('incomplete');
  return {
    elementType: type,
    empty: text === '',
    complete: !error,
    error: text === '' || isIncomplete ? undefined : error,
    ...(brand && { brand: brand(text) }),
  };
}

function listen(input, { type, painter, emit, changed }) {
  const event = { elementType: type };
  input.addEventListener('input', changed);
  input.addEventListener('focus', () => {
    painter.toggle('focus', true);
    emit('focus', event);
  });
  input.addEventListener('blur', () => {
    painter.toggle('focus', false);
    emit('blur', event);
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') emit('escape', event);
  });
}

/** Mounts and unmounts a field: its container and label. */
function createMount({ input, painter, mounted }) {
  let releaseLabel = () => undefined;
  const unmount = () => {
    releaseLabel();
    input.remove();
    painter.moveTo(undefined);
  };
  const mount = (target) => {
    unmount();
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container) throw new Error('The card field has no place to be mounted in.');
    container.replaceChildren(input);
    painter.moveTo(container);
    releaseLabel = takeLabel(container, input);
    mounted();
  };
  return { mount, unmount, destroy: unmount };
}

/** One of the split card fields: number, expiry or CVC. Its text leaves it by `value` alone. */
export function createCardElement(type, options = {}) {
  const field = cardFields[type];
  const input = createInput(field);
  const { emit, ...listeners } = createEmitter();
  const painter = createPainter(options.classes);
  let told = '';

  const show = () => {
    const state = stateOf(type, input.value);
    painter.paint(state);
    input.setAttribute('aria-invalid', String(state.error !== undefined));
    return state;
  };
  const changed = () => {
    reformat(input, field.format);
    const state = show();
    const now = JSON.stringify(state);
    if (now !== told) emit('change', state);
    told = now;
  };
  const mounted = () => {
    show();
    queueMicrotask(() => emit('ready', { elementType: type }));
  };

  applyOptions(input, options);
  listen(input, { type, painter, emit, changed });
  const element = {
    ...createMount({ input, painter, mounted }),
    update: (changes) => applyOptions(input, changes),
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear() {
      input.value = '';
      changed();
    },
    /** The field's fault when it is used. */
    problem: () => field.check(input.value).error,
    value: () => input.value,
  };
  for (const [name, method] of Object.entries(listeners)) {
    element[name] = (event, listener) => {
      method(event, listener);
      return element;
    };
  }
  return element;
}
