import { totalmem } from 'node:os';

/** Bytes of memory that this process may have: the machine's, or what a container has of it. */
export function machineMemory(
	constrained = process.constrainedMemory(),
	total = totalmem(),
): number {
	// 0 where nothing limits it; cgroups say more than there is, where nothing does.
	return constrained > 0 ? Math.min(constrained, total) : total;
}

/**
 * Megabytes that the engine may have for each of so many stores that are open. It would take most of the machine; half of it, and no more
 * than 4 GB, is enough for any report.
 */
export function memoryLimit(stores = 1): number {
	return Math.floor(Math.min(4096, machineMemory() / 2 / 1_000_000) / stores);
}
