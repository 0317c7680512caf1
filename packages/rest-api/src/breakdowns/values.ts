/** A value of a dimension as queries have it; null if it is unknown. */
export type DimensionText = string | null;

/** Stands for the unknown value in addresses. */
const unknown = '~';

/**
 * Writes a value so that several can stand in one parameter, between commas.
 * @example encodeValue('a,b') // 'a%2Cb'
 * @example encodeValue(null) // '~'
 */
export function encodeValue(value: DimensionText): string {
	return value === null ? unknown : encodeURIComponent(value).replaceAll('~', '%7E');
}

/**
 * Reads a value of `encodeValue`. Text with broken escapes stands for itself.
 * @example decodeValue('a%2Cb') // 'a,b'
 */
export function decodeValue(text: string): DimensionText {
	if (text === unknown) return null;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/**
 * Reads the values of a parameter, with empty ones left out.
 * @example decodeValues('US,~') // ['US', null]
 */
export function decodeValues(text: string): DimensionText[] {
	return text
		.split(',')
		.filter((part) => part !== '')
		.map(decodeValue);
}
