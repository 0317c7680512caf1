import { dimensionOf } from './declared';
import { couponUseNames, customerTypeNames } from './value-words';

/**
 * Returns all values that a dimension can ever have; null if orders may say anything, or shops add their own.
 * @example closedValues('weekday') // ['1', '2', '3', '4', '5', '6', '7']
 */
export function closedValues(dimension: string): readonly string[] | null {
	switch (dimensionOf(dimension)?.values) {
		case 'hour':
			return Array.from({ length: 24 }, (_, hour) => String(hour));
		case 'weekday':
			return Array.from({ length: 7 }, (_, day) => String(day + 1));
		case 'customer type':
			return Object.keys(customerTypeNames());
		case 'coupon use':
			return Object.keys(couponUseNames());
		default:
			return null;
	}
}
