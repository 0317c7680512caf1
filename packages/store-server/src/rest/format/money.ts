import type { ShopCurrency } from '../../schema/shop-settings';

/** An amount as the shop writes it, in plain text: `$1,234.50`, `-$5.00`, `12,30 €`. */
export function formatMoney(
	amount: number,
	currency: ShopCurrency,
	code: string = currency.code,
): string {
	const symbol = code === currency.code ? currency.symbol : symbolOf(code);
	return arrange(amount, currency, symbol).replaceAll('&nbsp;', '\u00a0');
}

/** The same as the markup that WooCommerce wraps prices in. */
export function moneyMarkup(amount: number, currency: ShopCurrency): string {
	const symbol = `<span class="woocommerce-Price-currencySymbol">${entities(currency.symbol)}</span>`;
	return `<span class="woocommerce-Price-amount amount"><bdi>${arrange(amount, currency, symbol)}</bdi></span>`;
}

/** A whole number with the shop's separators. */
export function formatCount(count: number, currency: ShopCurrency): string {
	return group(String(Math.round(count)), currency.thousandSeparator);
}

function arrange(amount: number, currency: ShopCurrency, symbol: string): string {
	const [whole = '0', fraction] = Math.abs(amount).toFixed(currency.precision).split('.');
	const digits = group(whole, currency.thousandSeparator);
	const number = fraction === undefined ? digits : digits + currency.decimalSeparator + fraction;
	const isNegative = amount < 0 && Number(amount.toFixed(currency.precision)) !== 0;
	const price = currency.priceFormat.replace(/%([12])\$s/g, (_match, part: string) =>
		part === '1' ? symbol : number,
	);
	return isNegative ? `-${price}` : price;
}

function group(digits: string, separator: string): string {
	return digits.replace(/\B(?=(\d{3})+(?!\d))/g, () => separator);
}

/** Symbols are written as numeric entities, as in the peer's own list. */
function entities(symbol: string): string {
	return [...symbol]
		.map((sign) => (/[a-z0-9. ]/i.test(sign) ? sign : `&#${sign.codePointAt(0)};`))
		.join('');
}

function symbolOf(code: string): string {
	try {
		const parts = new Intl.NumberFormat('en', {
			style: 'currency',
			currency: code,
			currencyDisplay: 'narrowSymbol',
		}).formatToParts(0);
		return parts.find(({ type }) => type === 'currency')?.value ?? code;
	} catch {
		return code;
	}
}
