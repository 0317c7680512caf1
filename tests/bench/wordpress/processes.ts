import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second in /proc, which Linux has everywhere. */
const TICKS = 100;

/** Returns the seconds of processors that these processes and their children have spent; NaN for none. */
export function processorSeconds(ids: readonly number[]): number {
	if (ids.length === 0) return Number.NaN;
	const wanted = new Set(ids);
	let ticks = 0;
	for (const name of readdirSync('/proc')) {
		const id = Number(name);
		if (!id) continue;
		const [parent = 0, spent = 0] = readStatus(id);
		if (wanted.has(id) || wanted.has(parent)) ticks += spent;
	}
	return ticks / TICKS;
}

/** The parent of a process and its ticks, with those of children that have ended; nothing once it has ended itself. */
function readStatus(id: number): number[] {
	try {
		const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
		const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
		return [Number(fields[1]), ticks];
	} catch {
		return [];
	}
}
