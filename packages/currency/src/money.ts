/** The project's only import of dinero.js: sums, shares and rates of money in integer minor units. */
import Dinero from 'dinero.js';

export { Dinero };
export type Money = Dinero.Dinero;
