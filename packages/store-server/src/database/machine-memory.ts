import { totalmem } from 'node:os';

/** Bytes of memory that this process may have: the machine's, or what a container has of it. */
export function machineMemory(
	constrained = process.constrainedMemory(),
	total = totalmem(),
): number {
	// 0 where nothing limits it; cgroups say more than there is, where nothing does.
	return constrained > 0 ? Math.min(constrained, total) : total;
}
