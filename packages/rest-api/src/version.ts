/**
 * Checks whether a version such as `10.9.1` or `9.4.0-rc.1` is at least `major.minor`. An empty version gives false.
 * @example isAtLeast('9.4.0-rc.1', 9, 4) // true
 */
export function isAtLeast(version: string, major: number, minor: number): boolean {
	const [ownMajor = 0, ownMinor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
	return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}
