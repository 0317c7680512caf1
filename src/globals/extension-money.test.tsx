import { provideWooCommerce } from './woocommerce';

/** The page as a script without a build sees it. */
const page = window as any; // eslint-disable-line @typescript-eslint/no-explicit-any -- plain scripts know no types

const euros = { code: 'EUR', symbol: '€', symbolPosition: 'right_space', decimalSeparator: ',' };
const yen = { code: 'JPY', symbol: '¥', precision: 0 };

/** The calculation of `wc.currency` for an amount in a shop with these settings. */
function shopOf(settings: object) {
	const { default: CurrencyFactory, moneyOf } = page.wc.currency;
	const currency = CurrencyFactory(settings);
	return {
		money: (amount: unknown) => moneyOf(currency.getCurrencyConfig(), amount),
		written: (money: { toUnit: () => number }) => currency.formatAmount(money.toUnit()) as string,
	};
}

beforeAll(provideWooCommerce);

describe('Money that an extension’s script calculates with', () => {
	it('[S8.16][S5.stores.7] is split by positive ratios, to the last cent of the shop', () => {
		const { money, written } = shopOf({ ...euros, thousandSeparator: '.' });
		const message = 'You must provide a non-empty array of numeric values greater than 0.';
		expect(() => money(100).allocate([])).toThrow(message);
		expect(() => money(100).allocate([-1, 2])).toThrow(message);
		const shares: { toUnit: () => number }[] = money(1000.01).allocate([1, 1, 1]);
		expect(shares.map(written)).toEqual(['333,34 €', '333,34 €', '333,33 €']);
		const inYen = shopOf(yen);
		expect(inYen.money(100).allocate([1, 2]).map(inYen.written)).toEqual(['¥34', '¥66']);
	});

	it('[S8.16][S5.stores.7] accepts percentages from 0 to 100, halves to even', () => {
		const { money, written } = shopOf({});
		const message = 'You must provide a numeric value between 0 and 100.';
		expect(() => money(1).percentage(-1)).toThrow(message);
		expect(() => money(1).percentage(101)).toThrow(message);
		expect(written(money(19.99).percentage(50))).toBe('$10.00');
		const inYen = shopOf(yen);
		expect(inYen.written(inYen.money(25).percentage(10))).toBe('¥2');
	});

	it('[S9.tables-timeline-and.6] rounds the results half to even', () => {
		const { money } = shopOf({});
		expect(page.wc.currency.Dinero.globalRoundingMode).toBe('HALF_EVEN');
		const tenths = [0.25, 0.35, -0.25].map((amount) => money(amount).divide(10).toUnit());
		expect(tenths).toEqual([0.02, 0.04, -0.02]);
	});

	it('[S8.16] reports a missing rate for a currency', async () => {
		const endpoint = Promise.resolve({ rates: { EUR: 0.8025 } });
		const { money } = shopOf({});
		const converted = await money(1234.5).convert('EUR', { endpoint });
		expect(shopOf({ ...euros, thousandSeparator: '.' }).written(converted)).toBe('990,69 €');
		await expect(money(100).convert('GBP', { endpoint })).rejects.toThrow(
			'No rate was found for the destination currency',
		);
	});
});
