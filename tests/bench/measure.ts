import { readFileSync } from 'node:fs';
import os from 'node:os';

export interface Row {
	readonly name: string;
	readonly milliseconds: number;
}

/** Returns the milliseconds of the median run of five, after a warm-up. */
export async function typical(work: () => Promise<void>, runs = 5): Promise<number> {
	await work();
	const times: number[] = [];
	for (let run = 0; run < runs; run++) {
		const start = performance.now();
		await work();
		times.push(performance.now() - start);
	}
	return median(times);
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the peak memory of this process, or of one with this id, in MB. */
export function mostMemory(of: number | 'self' = 'self'): number {
	const status = readFileSync(`/proc/${of}/status`, 'utf8');
	const [, kilobytes = ''] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
	return Number(kilobytes) / 1000;
}

/** Describes the machine of the measurements. */
export function machine(): string {
	const [cpu] = os.cpus();
	const memory = Math.round(os.totalmem() / 2 ** 30);
	return `${os.cpus().length} cores (${cpu?.model ?? 'unknown'}), ${memory} GiB, ${os.platform()} ${os.arch()}, Node ${process.versions.node}`;
}

/** Formats a Markdown table; the first column is text, the others are numbers. */
export function table(
	heads: readonly string[],
	rows: readonly (readonly (string | number)[])[],
): string {
	const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
	return [
		line(heads),
		line(heads.map((_, index) => (index === 0 ? '---' : '---:'))),
		...rows.map((cells) => line(cells)),
	].join('\n');
}
