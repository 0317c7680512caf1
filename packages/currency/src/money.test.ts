import { Dinero } from './money';

const usd = (amount: number) => Dinero({ amount, currency: 'USD' });

describe('money in minor units', () => {
	it('[S9.tables-timeline-and.6] has the format, locale and rounding that everybody expects', () => {
		expect(Dinero.globalFormat).toBe('$0,0.00');
		expect(Dinero.globalLocale).toBe('en-US');
		expect(Dinero.globalRoundingMode).toBe('HALF_EVEN');
		expect(Dinero.globalFormatRoundingMode).toBe('HALF_AWAY_FROM_ZERO');
		expect(usd(123456).toFormat()).toBe('$1,234.56');
		expect([usd(25).divide(10).getAmount(), usd(35).divide(10).getAmount()]).toEqual([2, 4]);
	});

	it('[S8.16][S5.stores.7] takes percentages from 0 to 100', () => {
		const message = 'You must provide a numeric value between 0 and 100.';
		expect(() => usd(100).percentage(-1)).toThrow(message);
		expect(() => usd(100).percentage(101)).toThrow(message);
		expect(usd(200).percentage(100).getAmount()).toBe(200);
	});

	it('[S8.16][S5.stores.7] takes integer amounts', () => {
		expect(() => usd(1.5)).toThrow('You must provide an integer.');
	});

	it('[S8.16][S5.stores.7] adds one currency only', () => {
		const euros = Dinero({ amount: 1, currency: 'EUR' });
		expect(() => usd(1).add(euros)).toThrow(
			'You must provide a Dinero instance with the same currency.',
		);
	});

	it('[S8.16][S5.stores.7] shares by positive ratios, to the last cent', () => {
		const message = 'You must provide a non-empty array of numeric values greater than 0.';
		expect(() => usd(100).allocate([])).toThrow(message);
		expect(() => usd(100).allocate([-1, 2])).toThrow(message);
		const shares = usd(100).allocate([1, 1, 1]);
		expect(shares.map((share) => share.getAmount())).toEqual([34, 33, 33]);
	});

	it('[S8.16] says when there is no rate for a currency', async () => {
		await expect(
			usd(100).convert('XXX', {
				endpoint: Promise.resolve({ rates: { EUR: 0.9 } }),
				propertyPath: 'rates.{{to}}',
			}),
		).rejects.toThrow('No rate was found for the destination currency');
	});

	describe('with rates of a service', () => {
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

		it('[S7.other.1] asks it for the rate from one currency to another', async () => {
			reply = { status: 200, statusText: 'OK', responseText: '{"rates":{"EUR":0.8025}}' };
			const euros = await usd(1000).convert('EUR', rates);
			expect(asked).toEqual(['GET https://rates.test/latest?from=USD&to=EUR', 'x-key: k']);
			expect([euros.getAmount(), euros.getCurrency()]).toEqual([802, 'EUR']);
		});

		it('[S7.other.1] fails with its status', async () => {
			reply = { status: 503, statusText: 'Service Unavailable', responseText: '' };
			await expect(usd(1000).convert('EUR', rates)).rejects.toThrow('Service Unavailable');
		});
	});
});
