import { getMaxListeners } from 'node:events';
import { BusyError } from './failures';
import { Semaphore, newClient, type Client } from './semaphore';

/** When everybody has moved on who can. */
function settled(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}

/** Tasks that stay inside until they are let go, and the order in which they came in. */
function heldTasks(semaphore: Semaphore) {
	const inside: string[] = [];
	const ends = new Map<string, () => void>();
	return {
		inside,
		send(name: string, client?: Client): Promise<void> {
			return semaphore.pass(() => {
				inside.push(name);
				return new Promise((resolve) => ends.set(name, resolve));
			}, client);
		},
		async end(name: string): Promise<void> {
			ends.get(name)?.();
			await settled();
		},
	};
}

describe('a semaphore', () => {
	it('lets so many in at a time, and the others in the order in which they came', async () => {
		const semaphore = new Semaphore(2);
		const tasks = heldTasks(semaphore);
		for (const name of ['a', 'b', 'c', 'd']) void tasks.send(name);
		await settled();
		expect(tasks.inside).toEqual(['a', 'b']);
		expect(semaphore.load).toEqual({ running: 2, waiting: 2 });
		await tasks.end('b');
		await tasks.end('a');
		expect(tasks.inside).toEqual(['a', 'b', 'c', 'd']);
	});

	it('reserves places for others, however much one asks for', async () => {
		const tasks = heldTasks(new Semaphore(3, { each: 2 }));
		const heavy = newClient();
		for (const name of ['a', 'b', 'c', 'd']) void tasks.send(name, heavy);
		void tasks.send('light', newClient());
		await settled();
		expect(tasks.inside).toEqual(['a', 'b', 'light']);
		await tasks.end('light');
		expect(tasks.inside).toEqual(['a', 'b', 'light']);
		await tasks.end('a');
		expect(tasks.inside).toEqual(['a', 'b', 'light', 'c']);
	});

	it('lets any number of tasks of one client wait, without a warning of Node', async () => {
		const { signal } = new AbortController();
		const tasks = heldTasks(new Semaphore(1));
		const client = newClient(signal);
		for (let task = 0; task < 20; task++) void tasks.send(`${task}`, client);
		await settled();
		expect(tasks.inside).toEqual(['0']);
		expect(getMaxListeners(signal)).toBe(Infinity);
	});

	it('gives senders turns, so that one with many requests does not hold up another with one', async () => {
		const tasks = heldTasks(new Semaphore(1));
		const from = (sender: string) => newClient(undefined, sender);
		for (const name of ['a1', 'a2', 'a3']) void tasks.send(name, from('a'));
		for (const name of ['b1', 'b2']) void tasks.send(name, from('b'));
		await settled();
		for (const name of ['a1', 'a2', 'b1', 'a3']) await tasks.end(name);
		expect(tasks.inside).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
	});

	it('gives senders turns also if their requests have taken almost the same time', async () => {
		const tasks = heldTasks(new Semaphore(1));
		const from = (sender: string, spent: number) => ({ ...newClient(undefined, sender), spent });
		for (const [at, name] of ['a1', 'a2', 'a3'].entries())
			void tasks.send(name, from('a', 60 + at));
		void tasks.send('b1', from('b', 90));
		await settled();
		for (const name of ['a1', 'a2', 'b1']) await tasks.end(name);
		expect(tasks.inside).toEqual(['a1', 'a2', 'b1', 'a3']);
	});

	it('refuses the last of the sender who has the most waiting, to let another one in', async () => {
		const tasks = heldTasks(new Semaphore(1, { mostWaiting: 3 }));
		const from = (sender: string) => newClient(undefined, sender);
		void tasks.send('first');
		const [one, two, three] = ['a1', 'a2', 'a3'].map((name) => tasks.send(name, from('a')));
		const refused = expect(three).rejects.toThrow(BusyError);
		const other = tasks.send('b1', from('b'));
		await refused;
		await expect(tasks.send('a4', from('a'))).rejects.toThrow(BusyError);
		for (const name of ['first', 'a1', 'b1', 'a2']) await tasks.end(name);
		await Promise.all([one, two, other]);
		expect(tasks.inside).toEqual(['first', 'a1', 'b1', 'a2']);
	});

	it('prefers users who have had the least so far', async () => {
		const tasks = heldTasks(new Semaphore(1));
		const heavy = newClient();
		void tasks.send('first', heavy);
		heavy.spent = 1000;
		void tasks.send('second', heavy);
		void tasks.send('light', newClient());
		await settled();
		await tasks.end('first');
		expect(tasks.inside).toEqual(['first', 'light']);
		await tasks.end('light');
		expect(tasks.inside).toEqual(['first', 'light', 'second']);
	});

	it('lets in who has had much once the wait was as long, however many come that have had nothing', async () => {
		const now = jest.spyOn(performance, 'now').mockReturnValue(0);
		const tasks = heldTasks(new Semaphore(1));
		void tasks.send('first');
		void tasks.send('heavy', { ...newClient(), spent: 1000 });
		const newcomers = ['1', '2', '3', '4', '5', '6'];
		let inside = 'first';
		for (const [at, name] of newcomers.entries()) {
			void tasks.send(name);
			await settled();
			now.mockReturnValue(300 * (at + 1));
			await tasks.end(inside);
			inside = tasks.inside.at(-1) ?? '';
		}
		// After 900 ms it owes less than a step.
		expect(tasks.inside).toEqual(['first', '1', '2', 'heavy', '3', '4', '5']);
		now.mockRestore();
	});

	it('skips users who leave before their turn', async () => {
		const semaphore = new Semaphore(1);
		const tasks = heldTasks(semaphore);
		const leaving = new AbortController();
		void tasks.send('first');
		const gone = tasks.send('gone', newClient(leaving.signal));
		void tasks.send('last');
		await settled();
		leaving.abort(new Error('left'));
		await expect(gone).rejects.toThrow('left');
		await expect(tasks.send('late', newClient(leaving.signal))).rejects.toThrow('left');
		await tasks.end('first');
		expect(tasks.inside).toEqual(['first', 'last']);
		expect(semaphore.load).toEqual({ running: 1, waiting: 0 });
	});

	it('refuses further users when too many wait', async () => {
		const tasks = heldTasks(new Semaphore(1, { mostWaiting: 1 }));
		void tasks.send('inside');
		void tasks.send('waiting');
		await settled();
		await expect(tasks.send('refused')).rejects.toThrow(BusyError);
		await tasks.end('inside');
		expect(tasks.inside).toEqual(['inside', 'waiting']);
	});

	it('is drained when all running and waiting users have left', async () => {
		const semaphore = new Semaphore(2);
		const tasks = heldTasks(semaphore);
		for (const name of ['a', 'b', 'c']) void tasks.send(name);
		let isDrained = false;
		const drained = semaphore.drain().then(() => (isDrained = true));
		await settled();
		await tasks.end('a');
		await tasks.end('b');
		expect(tasks.inside).toEqual(['a', 'b', 'c']);
		expect(isDrained).toBe(false);
		await tasks.end('c');
		await drained;
		void tasks.send('late');
		await settled();
		expect(tasks.inside).toEqual(['a', 'b', 'c']);
	});
});
