import { existsSync } from 'node:fs';

/** This name of a file, or with a number behind it where it is taken. */
export function freeName(name: string): string {
	let free = name;
	for (let count = 2; existsSync(free); count++) free = `${name}-${count}`;
	return free;
}
