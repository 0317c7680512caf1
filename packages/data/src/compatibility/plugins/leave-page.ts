/** Leaves the page for another. */
export function leaveFor(url: string): void {
	window.location.assign(url);
}
