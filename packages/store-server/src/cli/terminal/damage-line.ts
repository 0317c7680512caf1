import type { Damage } from '../../database/failures';

/** The message about a file that is damaged or gone, for the terminal. */
export function damageLine(file: string, { since, message }: Damage): string {
	return `${since.toISOString()} ${file}: ${message}\n`;
}
