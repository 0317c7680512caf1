import { Choice } from './choice';

const choice = () => new Choice((error) => ({ message: () => String(error), asksFor: null }));
const fails = () => Promise.reject(new Error('no'));

describe('For a page that is loaded', () => {
	it('while something is running, that attempt counts', () => {
		const one = choice();
		expect(one.seen()).toBe(0);
		one.take('demo', 'making-demo');
		expect(one.seen()).toBe(0);
	});

	it('after a failure, that attempt is over', async () => {
		const one = choice();
		one.take('demo', 'making-demo');
		await one.run(fails);
		expect(one.seen()).toBe(1);
	});

	it('after a return from the shop, its failure counts once', () => {
		const one = choice();
		one.fail('connect', 'rejected');
		one.awaitPage();
		expect([one.seen(), one.seen()]).toEqual([0, 1]);
	});
});
