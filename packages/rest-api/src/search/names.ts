import { isDictionary } from '../parse-replies';

/** What the names of variations depend on. */
export interface NameSettings {
	/** Between product and attributes; the shop's `variationTitleAttributesSeparator` (S9.search-and-animation.3). */
	separator: string;
	/** Text for an attribute that may have any value. */
	anyValueOf(attribute: string): string;
}

function text(value: unknown): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A variation's name with its attributes, unless the shop has put them in already. */
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

/** A tax rate's code: country, state, name (or TAX) and priority, such as `US-CA-STATE TAX-1`. */
export function taxCode(tax: Readonly<Record<string, unknown>>): string {
	return [tax['country'], tax['state'], text(tax['name']) || 'TAX', tax['priority']]
		.map((part) => text(part).trim().toUpperCase())
		.filter((part) => part !== '')
		.join('-');
}
