import { totalmem } from 'node:os';

/** Returns the memory of this process in bytes: the machine's, or its container's limit. */
export function machineMemory(
	constrained = process.constrainedMemory(),
	total = totalmem(),
): number {
	// 0 without a limit; cgroups without one return more than the machine has.
	return constrained > 0 ? Math.min(constrained, total) : total;
}

/**
 * Returns the engine's memory in megabytes for each of this many open stores. By default it would take most of the
 * machine; half of it, and at most 4 GB, is enough for any report.
 */
export function memoryLimit(stores = 1): number {
	return Math.floor(Math.min(4096, machineMemory() / 2 / 1_000_000) / stores);
}
