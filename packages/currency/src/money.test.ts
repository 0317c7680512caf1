import fc from 'fast-check';
import { CurrencyFactory, Dinero, moneyOf } from './index';

const dollars = CurrencyFactory();
const euros = CurrencyFactory({
	code: 'EUR',
	symbol: '€',
	symbolPosition: 'right_space',
	thousandSeparator: '.',
	decimalSeparator: ',',
});
const yen = CurrencyFactory({ code: 'JPY', symbol: '¥', precision: 0 });
const usd = (amount: unknown) => moneyOf(dollars.getCurrencyConfig(), amount);
const eur = (amount: unknown) => moneyOf(euros.getCurrencyConfig(), amount);
const jpy = (amount: unknown) => moneyOf(yen.getCurrencyConfig(), amount);

describe('amounts of replies as money', () => {
	it.each([
		[19.99, 1999],
		['19.99', 1999],
		[1.005, 101],
		[-1.005, -101],
		[0.1 + 0.2, 30],
		[4.35, 435],
		[0, 0],
	])('[S5.stores.7] %j dollars are %d whole cents', (amount, cents) => {
		expect(usd(amount).getAmount()).toBe(cents);
	});

	it('[S5.stores.7] have the decimals and the code of the shop’s currency', () => {
		expect(jpy(1239.5).toObject()).toEqual({ amount: 1240, currency: 'JPY', precision: 0 });
		expect(eur('7').toObject()).toEqual({ amount: 700, currency: 'EUR', precision: 2 });
	});

	it('[S5.stores.7] are the same number again, whatever the currency’s decimals', () => {
		fc.assert(
			fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(4), (minor, precision) => {
				const amount = minor / 10 ** precision;
				const money = moneyOf({ code: 'USD', precision }, amount);
				expect(money.getAmount()).toBe(minor === 0 ? 0 : minor);
				expect(money.toUnit()).toBe(minor === 0 ? 0 : amount);
			}),
		);
	});

	it.each(['abc', '', null, undefined, NaN, Infinity])(
		'[S8.16][S5.stores.7] are refused when they are no number: %j',
		(amount) => {
			expect(() => usd(amount)).toThrow('You must provide an integer.');
		},
	);

	it('[S8.16][S5.stores.7] add up to the cent, and only within one currency', () => {
		const sum = Array.from({ length: 30 }, () => usd(0.1)).reduce((a, b) => a.add(b));
		expect(dollars.formatAmount(sum.toUnit())).toBe('$3.00');
		expect(() => usd(1).add(eur(1))).toThrow(
			'You must provide a Dinero instance with the same currency.',
		);
	});

	it('[S8.16][S5.stores.7] are shared by positive ratios, to the last cent', () => {
		const message = 'You must provide a non-empty array of numeric values greater than 0.';
		expect(() => eur(100).allocate([])).toThrow(message);
		expect(() => eur(100).allocate([-1, 2])).toThrow(message);
		const shares = eur(1000.01).allocate([1, 1, 1]);
		expect(shares.map((share) => euros.formatAmount(share.toUnit()))).toEqual([
			'333,34 €',
			'333,34 €',
			'333,33 €',
		]);
		expect(
			jpy(100)
				.allocate([1, 2])
				.map((share) => share.toUnit()),
		).toEqual([34, 66]);
	});

	it('[S8.16][S5.stores.7] take percentages from 0 to 100', () => {
		const message = 'You must provide a numeric value between 0 and 100.';
		expect(() => usd(1).percentage(-1)).toThrow(message);
		expect(() => usd(1).percentage(101)).toThrow(message);
		expect(dollars.formatAmount(usd(19.99).percentage(50).toUnit())).toBe('$10.00');
		expect(yen.formatAmount(jpy(25).percentage(10).toUnit())).toBe('¥2');
	});
});

describe('money as everybody writes it', () => {
	it('[S9.tables-timeline-and.6] is the shop’s without settings: $0,0.00, en-US, halves away from zero', () => {
		expect(Dinero.globalFormat).toBe('$0,0.00');
		expect(Dinero.globalLocale).toBe('en-US');
		expect(Dinero.globalFormatRoundingMode).toBe('HALF_AWAY_FROM_ZERO');
		expect([1234.565, -0.005, 0.125].map((amount) => dollars.formatAmount(amount))).toEqual([
			'$1,234.57',
			'-$0.01',
			'$0.13',
		]);
		fc.assert(
			fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
				expect(usd(cents / 100).toFormat()).toBe(dollars.formatAmount(cents / 100));
			}),
		);
	});

	it('[S9.tables-timeline-and.6] rounds what counting leaves over half to even', () => {
		expect(Dinero.globalRoundingMode).toBe('HALF_EVEN');
		const tenths = [0.25, 0.35, -0.25].map((amount) => usd(amount).divide(10).toUnit());
		expect(tenths).toEqual([0.02, 0.04, -0.02]);
	});
});

describe('money of a shop with rates of a service', () => {
	const asked: string[] = [];
	let reply: { status: number; statusText: string; responseText: string };
	/** The network, as far as dinero.js uses it. */
	class FakeRequest {
		onreadystatechange = () => {};
		readyState = 0;
		open(method: string, url: string) {
			asked.push(`${method} ${url}`);
		}
		setRequestHeader(name: string, value: string) {
			asked.push(`${name}: ${value}`);
		}
		send() {
			Object.assign(this, reply, { readyState: 4 });
			this.onreadystatechange();
		}
	}
	const page = globalThis as { XMLHttpRequest?: unknown };
	beforeEach(() => {
		asked.length = 0;
		page.XMLHttpRequest = FakeRequest;
	});
	afterEach(() => delete page.XMLHttpRequest);
	const rates = {
		endpoint: 'https://rates.test/latest?from={{from}}&to={{to}}',
		headers: { 'x-key': 'k' },
		propertyPath: 'rates.{{to}}',
	};

	it('[S7.other.1] is asked for from the shop’s currency to another, and written as that shop does', async () => {
		reply = { status: 200, statusText: 'OK', responseText: '{"rates":{"EUR":0.8025}}' };
		const converted = await usd(1234.5).convert('EUR', rates);
		expect(asked).toEqual(['GET https://rates.test/latest?from=USD&to=EUR', 'x-key: k']);
		expect(converted.getCurrency()).toBe('EUR');
		expect(euros.formatAmount(converted.toUnit())).toBe('990,69 €');
		expect(converted.add(eur(0.01)).toUnit()).toBe(990.7);
	});

	it('[S7.other.1] fails with the status of the service', async () => {
		reply = { status: 503, statusText: 'Service Unavailable', responseText: '' };
		await expect(usd(10).convert('EUR', rates)).rejects.toThrow('Service Unavailable');
	});

	it('[S8.16] says when there is no rate for a currency', async () => {
		reply = { status: 200, statusText: 'OK', responseText: '{"rates":{"EUR":0.9}}' };
		await expect(usd(100).convert('GBP', rates)).rejects.toThrow(
			'No rate was found for the destination currency',
		);
	});
});
