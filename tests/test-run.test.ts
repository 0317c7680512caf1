import { AsyncLocalStorage } from 'node:async_hooks';

/** What Node writes into a new promise of its own: the value of each AsyncLocalStorage that is in use. */
const writtenInto = (promise: Promise<unknown>) => Object.getOwnPropertySymbols(promise);

describe('A promise in a test', () => {
	it('carries nothing of Jest or of earlier test files, which would make it slow', () => {
		expect(writtenInto(Promise.resolve())).toEqual([]);
	});

	it('carries what the test itself stores', async () => {
		const storage = new AsyncLocalStorage<string>();
		await storage.run('a value', async () => {
			await Promise.resolve();
			expect(storage.getStore()).toBe('a value');
			expect(writtenInto(Promise.resolve())).not.toEqual([]);
		});
		storage.disable();
	});
});
