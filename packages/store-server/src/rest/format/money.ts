import { decodeHTML } from 'entities';

import { tidy } from '../../reports/metrics/metric';
import type { ShopCurrency, ShopSettings } from '../../schema/shop-settings';
import symbols from './currency-symbols.json';

/** Symbols of currencies as WooCommerce writes them in HTML. */
const symbolMarkup: ReadonlyMap<string, string> = new Map(Object.entries(symbols));

/** An amount as the shop writes it, in plain text: `$1,234.50`, `-$5.00`, `12,30 €`. */
export function formatMoney(
	amount: number,
	currency: ShopCurrency,
	code: string = currency.code,
): string {
	const symbol = code === currency.code ? currency.symbol : symbolOf(code);
	return arrange(amount, currency, symbol).replaceAll('&nbsp;', '\u00a0');
}

/** The same as the markup that WooCommerce wraps prices in; since 10.x symbols are kept from being translated. */
export function moneyMarkup(
	amount: number,
	currency: ShopCurrency,
	features?: Pick<ShopSettings['features'], 'spokenPrices'>,
): string {
	const mark = features?.spokenPrices ? ' translate="no"' : '';
	const symbol = `<span class="woocommerce-Price-currencySymbol"${mark}>${markupOf(currency)}</span>`;
	return `<span class="woocommerce-Price-amount amount"><bdi>${arrange(amount, currency, symbol)}</bdi></span>`;
}

/** A number of pieces with the shop's separators; goods sold by weight show their fractions. */
export function formatCount(count: number, currency: ShopCurrency): string {
	const [whole = '0', fraction] = String(tidy(count, 'count')).split('.');
	const grouped = group(whole, currency.thousandSeparator);
	return fraction === undefined ? grouped : grouped + currency.decimalSeparator + fraction;
}

/** The symbol of any currency, in plain text; its code where it has none. */
export function symbolOf(code: string): string {
	return decodeHTML(symbolMarkup.get(code) ?? code);
}

/**
 * Formats an amount with this many decimals, halves away from zero by its digits: 1.005 gives 1.01, as 1.125 gives
 * 1.13.
 */
export function roundText(amount: string, precision: number): string {
	const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(amount.trim());
	if (!match || amount.trim() === '') {
		return amount;
	}
	const [, sign = '', whole = '', fraction = ''] = match;
	const digits = `${whole || '0'}${fraction.slice(0, precision).padEnd(precision, '0')}`;
	const isUp = (fraction[precision] ?? '0') >= '5';
	const rounded = String(BigInt(digits) + (isUp ? 1n : 0n)).padStart(precision + 1, '0');
	const cut = rounded.length - precision;
	const text = precision > 0 ? `${rounded.slice(0, cut)}.${rounded.slice(cut)}` : rounded;
	return /[1-9]/.test(rounded) ? sign + text : text;
}

function arrange(amount: number, currency: ShopCurrency, symbol: string): string {
	const rounded = roundText(decimalText(Math.abs(amount)), currency.precision);
	const [whole = '0', fraction] = rounded.split('.');
	const digits = group(whole, currency.thousandSeparator);
	const number = fraction === undefined ? digits : digits + currency.decimalSeparator + fraction;
	const price = currency.priceFormat.replace(/%([12])\$s/g, (_match, part: string) =>
		part === '1' ? symbol : number,
	);
	return amount < 0 && /[1-9]/.test(rounded) ? `-${price}` : price;
}

/**
 * Digits without an exponent and without errors of binary sums: 9.9999999999 stays, 0.30000000000000004 becomes 0.3.
 */
function decimalText(amount: number): string {
	return amount.toFixed(10);
}

function group(digits: string, separator: string): string {
	return digits.replace(/\B(?=(\d{3})+(?!\d))/g, () => separator);
}

/** The shop's own symbol in HTML: as WooCommerce writes it, or, where the shop has another, in entities. */
function markupOf({ code, symbol }: ShopCurrency): string {
	const known = symbolMarkup.get(code);
	return known !== undefined && symbolOf(code) === symbol ? known : entities(symbol);
}

function entities(symbol: string): string {
	return [...symbol]
		.map((sign) => (/[a-z0-9. ]/i.test(sign) ? sign : `&#${sign.codePointAt(0)};`))
		.join('');
}
