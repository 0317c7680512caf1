import type { ShopCurrency } from '../../schema/shop-settings';
import { formatMoney, moneyMarkup, roundText } from './money';

const euro: ShopCurrency = {
	code: 'EUR',
	symbol: '€',
	symbolPosition: 'right_space',
	decimalSeparator: ',',
	thousandSeparator: '.',
	precision: 2,
	priceFormat: '%2$s&nbsp;%1$s',
};
const yen = { ...euro, code: 'JPY', symbol: '¥', precision: 0, priceFormat: '%1$s%2$s' };
const dinar = { ...euro, code: 'KWD', symbol: 'د.ك', precision: 3, priceFormat: '%2$s %1$s' };

describe('money', () => {
	it('is written with the decimals, separators and place of the symbol of its shop', () => {
		expect(formatMoney(1234.5, euro)).toBe('1.234,50\u00a0€');
		expect(formatMoney(-1234.5, yen)).toBe('-¥1.235');
		expect(formatMoney(1.0005, dinar)).toBe('1,001 د.ك');
		expect(formatMoney(5, euro, 'GBP')).toBe('5,00\u00a0£');
	});

	it('has the symbol as WooCommerce writes it in HTML, since 10.x not to be translated', () => {
		expect(moneyMarkup(5, euro, { spokenPrices: true })).toBe(
			'<span class="woocommerce-Price-amount amount"><bdi>5,00&nbsp;<span class="woocommerce-Price-currencySymbol" translate="no">&euro;</span></bdi></span>',
		);
	});

	it('is rounded by its digits, halves away from zero', () => {
		expect(roundText('1.125', 2)).toBe('1.13');
		expect(roundText('0.496875', 2)).toBe('0.50');
		expect(roundText('-0.5', 0)).toBe('-1');
		expect(roundText('-0.001', 2)).toBe('0.00');
		expect(roundText('', 2)).toBe('');
	});
});
