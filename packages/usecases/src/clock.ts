/** The only source of the present; tests give a fixed one. */
export type Clock = () => Date;
