import { createCardElement } from './card-input.js';
import { cardFields } from './card-formats.js';

const order = ['cardNumber', 'cardExpiry', 'cardCvc'];

/** A type given by its name, or by the component that stands for it. */
const typeOf = (type) => (typeof type === 'string' ? type : type?.__elementType);

/** The group for the fields of one card. */
export function createElements() {
  const made = new Map();
  const group = {
    create(type, options) {
      if (!(type in cardFields))
        throw new Error(`The sandbox has the card fields ${order.join(', ')} alone, not ${type}.`);
      if (made.has(type)) throw new Error(`Can only create one Element of type ${type} through this group.`);
      const element = createCardElement(type, options);
      const { destroy } = element;
      element.destroy = () => {
        destroy();
        made.delete(type);
      };
      made.set(type, element);
      groups.set(element, group);
      return element;
    },
    getElement: (type) => made.get(typeOf(type)) ?? null,
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({ error: problemOf(group) }),
    on: () => group,
    off: () => group,
    once: () => group,
  };
  return group;
}

const groups = new WeakMap();

/** The group of a field, or the group itself. */
export const groupOf = (elementOrGroup) => groups.get(elementOrGroup) ?? elementOrGroup;

const fieldsOf = (group) => order.map((type) => group.getElement(type));

/** The first missing or wrong field, in the order of the page. */
export function problemOf(group) {
  const fields = fieldsOf(group);
  if (fields.includes(null))
    return { type: 'validation_error', code: 'incomplete', message: 'The card fields are missing.' };
  return fields.map((field) => field.problem()).find(Boolean);
}

/** The card in the form of the provider's interface; always a published test card. */
export function cardOf(group) {
  const [number, expiry, cvc] = fieldsOf(group).map((field) => field.value().replaceAll(/\D/g, ''));
  return { number, exp_month: expiry.slice(0, 2), exp_year: expiry.slice(2), cvc };
}
