import { amountText } from './step-text';

it.each([
	['orders of a known total', { unit: 'orders', done: 1200, total: 5000 }, '1,200 of 5,000 orders'],
	['orders while they are counted', { unit: 'orders', done: 1, total: null }, '1 order found'],
	['bytes of a file', { unit: 'bytes', done: 12.4e6, total: 48e6 }, '12 MB of 48 MB'],
	['nothing yet', null, ''],
] as const)('The progress counts %s', (_name, amount, text) => {
	expect(amountText(amount, 'en_US')).toBe(text);
});
