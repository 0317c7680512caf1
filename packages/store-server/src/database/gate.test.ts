import { BusyError } from './failures';
import { Gate, newAsker, type Asker } from './gate';

/** When everybody has moved on who can. */
function settled(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}

/** Tasks that stay inside until they are let go, and the order in which they came in. */
function heldTasks(gate: Gate) {
	const inside: string[] = [];
	const ends = new Map<string, () => void>();
	return {
		inside,
		send(name: string, asker?: Asker): Promise<void> {
			return gate.pass(() => {
				inside.push(name);
				return new Promise((resolve) => ends.set(name, resolve));
			}, asker);
		},
		async end(name: string): Promise<void> {
			ends.get(name)?.();
			await settled();
		},
	};
}

describe('The semaphore of the database', () => {
	it('limits concurrent users, and admits others in the order of their arrival', async () => {
		const gate = new Gate(2);
		const tasks = heldTasks(gate);
		for (const name of ['a', 'b', 'c', 'd']) void tasks.send(name);
		await settled();
		expect(tasks.inside).toEqual(['a', 'b']);
		expect(gate.load).toEqual({ running: 2, waiting: 2 });
		await tasks.end('b');
		await tasks.end('a');
		expect(tasks.inside).toEqual(['a', 'b', 'c', 'd']);
	});

	it('reserves places for others, however much one asks for', async () => {
		const tasks = heldTasks(new Gate(3, { each: 2 }));
		const heavy = newAsker();
		for (const name of ['a', 'b', 'c', 'd']) void tasks.send(name, heavy);
		void tasks.send('light', newAsker());
		await settled();
		expect(tasks.inside).toEqual(['a', 'b', 'light']);
		await tasks.end('light');
		expect(tasks.inside).toEqual(['a', 'b', 'light']);
		await tasks.end('a');
		expect(tasks.inside).toEqual(['a', 'b', 'light', 'c']);
	});

	it('prefers users who have had the least so far', async () => {
		const tasks = heldTasks(new Gate(1));
		const heavy = newAsker();
		void tasks.send('first', heavy);
		heavy.spent = 1000;
		void tasks.send('second', heavy);
		void tasks.send('light', newAsker());
		await settled();
		await tasks.end('first');
		expect(tasks.inside).toEqual(['first', 'light']);
		await tasks.end('light');
		expect(tasks.inside).toEqual(['first', 'light', 'second']);
	});

	it('skips users who leave before their turn', async () => {
		const gate = new Gate(1);
		const tasks = heldTasks(gate);
		const leaving = new AbortController();
		void tasks.send('first');
		const gone = tasks.send('gone', newAsker(leaving.signal));
		void tasks.send('last');
		await settled();
		leaving.abort(new Error('left'));
		await expect(gone).rejects.toThrow('left');
		await expect(tasks.send('late', newAsker(leaving.signal))).rejects.toThrow('left');
		await tasks.end('first');
		expect(tasks.inside).toEqual(['first', 'last']);
		expect(gate.load).toEqual({ running: 1, waiting: 0 });
	});

	it('refuses further users when too many wait', async () => {
		const tasks = heldTasks(new Gate(1, { mostWaiting: 1 }));
		void tasks.send('inside');
		void tasks.send('waiting');
		await settled();
		await expect(tasks.send('refused')).rejects.toThrow(BusyError);
		await tasks.end('inside');
		expect(tasks.inside).toEqual(['inside', 'waiting']);
	});

	it('is drained when all running and waiting users have left', async () => {
		const gate = new Gate(2);
		const tasks = heldTasks(gate);
		for (const name of ['a', 'b', 'c']) void tasks.send(name);
		let isDrained = false;
		const drained = gate.drain().then(() => (isDrained = true));
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
