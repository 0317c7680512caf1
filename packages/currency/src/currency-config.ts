import { decodeEntities } from './entities';

/** The position of the symbol; `_space` adds a space between symbol and amount. */
export type SymbolPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** How a shop writes money (S3.currency-settings.1, .2). */
export interface CurrencyConfig {
	/** ISO 4217 code. */
	code: string;
	symbol: string;
	symbolPosition: SymbolPosition;
	thousandSeparator: string;
	decimalSeparator: string;
	/** Number of decimals of an amount. */
	precision: number;
	/** Pattern with `%1$s` for the symbol and `%2$s` for the amount; wins over `symbolPosition`. */
	priceFormat: string;
}

/** A shop's settings as they arrive: parts may be missing, and numbers may be text. */
export type CurrencySettings = {
	[Key in keyof CurrencyConfig]?: CurrencyConfig[Key] | string | number | null;
};

const patterns: Record<SymbolPosition, string> = {
	left: '%1$s%2$s',
	right: '%2$s%1$s',
	left_space: '%1$s %2$s',
	right_space: '%2$s %1$s',
};

/** Fills missing settings with those of US dollars and converts all to their types. */
export function completeConfig(given: CurrencySettings | null | undefined): CurrencyConfig {
	const settings = given ?? {};
	const { code, symbol, symbolPosition, thousandSeparator, decimalSeparator } = settings;
	const precision = Number.parseInt(textOr(settings.precision, '2'), 10);
	return {
		code: textOr(code, 'USD'),
		symbol: decodeEntities(textOr(symbol, '$')),
		symbolPosition: readPosition(symbolPosition),
		thousandSeparator: textOr(thousandSeparator, ','),
		decimalSeparator: textOr(decimalSeparator, '.'),
		precision: precision >= 0 ? precision : 2,
		priceFormat: priceFormatOf(settings),
	};
}

/** Returns the pattern of the settings without its markup, or the pattern of the symbol's position. */
export function priceFormatOf(settings: CurrencySettings | null | undefined): string {
	const { priceFormat, symbolPosition } = settings ?? {};
	const pattern = textOr(priceFormat, '').replace(/<[^>]*>/g, '');
	if (pattern) return decodeEntities(pattern);
	return patterns[readPosition(symbolPosition)];
}

function readPosition(position: unknown): SymbolPosition {
	// as: the text is a key of the patterns, which are the positions.
	return Object.hasOwn(patterns, textOr(position, '')) ? (position as SymbolPosition) : 'left';
}

/** Returns a setting that is text or a number as text. */
function textOr(value: unknown, fallback: string): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
}
