import { BusyError } from '../../database/failures';
import { ReportTurns } from './report-turns';

const stays = new AbortController().signal;

function settled(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}

/** Reports that are worked on until they are let go, and the order in which their turns came. */
function heldReports(turns: ReportTurns) {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	return {
		begun,
		send: (name: string, signal = stays) =>
			turns.take({ sender: name.slice(0, 1), signal }, () => {
				begun.push(name);
				return new Promise<void>((resolve) => ends.set(name, resolve));
			}),
		async end(name: string) {
			ends.get(name)?.();
			await settled();
		},
	};
}

describe('Reports take turns by browser', () => {
	it('before anything is done for them', async () => {
		const reports = heldReports(new ReportTurns({ atOnce: 1 }));
		for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void reports.send(name);
		await settled();
		for (const name of ['a1', 'a2', 'b1', 'c1']) await reports.end(name);
		expect(reports.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
	});

	it('and must come again when too many wait, or their turn does not come in time', async () => {
		const turns = new ReportTurns({ atOnce: 1, mostWaiting: 2, longestWait: 20 });
		const reports = heldReports(turns);
		void reports.send('a1');
		const [second, third] = ['a2', 'b1'].map((name) => reports.send(name));
		await expect(reports.send('a3')).rejects.toThrow(BusyError);
		await expect(second).rejects.toThrow(BusyError);
		await expect(third).rejects.toThrow(BusyError);
		expect(reports.begun).toEqual(['a1']);
	});

	it('and no time limit applies once their turn has come', async () => {
		const turns = new ReportTurns({ atOnce: 1, longestWait: 5 });
		const slow = () => new Promise((resolve) => setTimeout(resolve, 15, 'done'));
		await expect(turns.take({ sender: 'a', signal: stays }, slow)).resolves.toBe('done');
	});

	it('and lose their place when the browser leaves', async () => {
		const reports = heldReports(new ReportTurns({ atOnce: 1 }));
		const leaving = new AbortController();
		void reports.send('a1');
		const gone = reports.send('b1', leaving.signal);
		await settled();
		leaving.abort(new Error('left'));
		await expect(gone).rejects.toThrow('left');
		await reports.end('a1');
		expect(reports.begun).toEqual(['a1']);
	});
});
