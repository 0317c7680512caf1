import { decodeEntities } from './entities';

/** Where the symbol stands; `_space` puts a space between. */
export type SymbolPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** How a shop writes money (S3.currency-settings.1, .2). */
export interface CurrencyConfig {
	/** ISO 4217 code. */
	code: string;
	symbol: string;
	symbolPosition: SymbolPosition;
	thousandSeparator: string;
	decimalSeparator: string;
	/** Decimals of an amount. */
	precision: number;
	/** Pattern with `%1$s` for the symbol and `%2$s` for the amount; wins over `symbolPosition`. */
	priceFormat: string;
}

/** Settings as a shop gives them: parts may be missing, numbers may be text. */
export type CurrencySettings = {
	[Key in keyof CurrencyConfig]?: CurrencyConfig[Key] | string | number | null;
};

const patterns: Record<SymbolPosition, string> = {
	left: '%1$s%2$s',
	right: '%2$s%1$s',
	left_space: '%1$s %2$s',
	right_space: '%2$s %1$s',
};

/** Settings completed with US dollars' and made of the right types. */
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

/** The pattern of the settings without its markup, else the one of the symbol's position. */
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

/** A setting that is text or a number, as text. */
function textOr(value: unknown, fallback: string): string {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
}
