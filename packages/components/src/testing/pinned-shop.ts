/** Makes 20 November 2026, noon in New York, the shop's now for each test of the file. */
export function pinShop(): void {
	// as: the page's settings are untyped.
	const page = window as { wcSettings?: unknown };
	beforeEach(() => {
		page.wcSettings = { timeZone: 'America/New_York', storeNow: '2026-11-20T17:00:00Z' };
	});
	afterEach(() => {
		delete page.wcSettings;
	});
}
