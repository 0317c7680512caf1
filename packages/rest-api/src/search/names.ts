import { isDictionary } from '../parse-replies';

/** The settings for names of variations. */
export interface NameSettings {
	/**
	 * Text between product and attributes: the shop's `variationTitleAttributesSeparator` (S9.search-and-animation.3).
	 */
	separator: string;
	/** Returns the text for an attribute with any value. */
	anyValueOf(attribute: string): string;
}

function text(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns a variation's name with its attributes, unless the shop has already added them.
 * @example variationName({ name: 'Shirt', attributes: [{ option: 'red' }] }, { separator: ' - ', anyValueOf: (name) => `Any ${name}` }) // 'Shirt - red'
 */
export function variationName(
	variation: Readonly<Record<string, unknown>>,
	{ separator, anyValueOf }: NameSettings,
): string {
	const name = text(variation['name']);
	const attributes: unknown = variation['attributes'];
	if (name.includes(separator) || !Array.isArray(attributes)) return name;
	const values = attributes
		.filter(isDictionary)
		.map(({ option, name: attribute }) => text(option) || anyValueOf(capitalised(text(attribute))));
	return values.length > 0 ? `${name}${separator}${values.join(', ')}` : name;
}

/**
 * Returns a tax rate's code: country, state, name (or TAX) and priority.
 * @example taxCode({ country: 'US', state: 'CA', name: 'State tax', priority: 1 }) // 'US-CA-STATE TAX-1'
 */
export function taxCode(tax: Readonly<Record<string, unknown>>): string {
	return [tax['country'], tax['state'], text(tax['name']) || 'TAX', tax['priority']]
		.map((part) => text(part).trim().toUpperCase())
		.filter((part) => part !== '')
		.join('-');
}

/**
 * Tells rows of Taxes apart. Since WooCommerce 11.2 several may have the same rate id: each code and percent has a row.
 * @example taxLineKey({ tax_rate_id: 0, tax_rate: 4.5, country: 'US', state: 'NY', name: 'City', priority: 1 }) // '0 US-NY-CITY-1 4.5'
 */
export function taxLineKey(row: Readonly<Record<string, unknown>>): string {
	return [row['tax_rate_id'], taxCode(row), row['tax_rate']].map(String).join(' ');
}

/**
 * Whether the shop knows the taxed amount of a row of Taxes: a tax on nothing means that it does not yet.
 * @example isTaxableAmountKnown({ taxable_amount: 0, total_tax: 5 }) // false
 */
export function isTaxableAmountKnown(row: Readonly<Record<string, unknown>>): boolean {
	const { taxable_amount: base, total_tax: tax } = row;
	return base !== undefined && (Number(base) !== 0 || Number(tax) === 0);
}
