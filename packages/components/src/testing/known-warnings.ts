/** What development builds of React say of react-dates, whose life cycles are old (docs: calendar.tsx), and of jsdom's missing layout. */
const KNOWN = [
	'has been renamed, and is not recommended for use',
	'is an invalid value for the `%s` css style property',
	'was not wrapped in act',
	'Not implemented: HTMLCanvasElement',
	'uses the legacy contextTypes API',
	'Support for defaultProps will be removed',
];

type Say = (...message: unknown[]) => void;

/** For each test of the file: hides the known complaints, hands others on to `hear` instead of the console where it is given, and makes jsdom a device without touch, as the help needs one. */
export function hideKnownWarnings(hear?: Say): void {
	const spies: jest.SpyInstance[] = [];
	beforeEach(() => {
		Reflect.deleteProperty(window, 'ontouchstart');
		for (const level of ['error', 'warn'] as const) {
			const say = hear ?? console[level].bind(console);
			const spy = jest.spyOn(console, level).mockImplementation((...message: unknown[]) => {
				if (!KNOWN.some((known) => String(message[0]).includes(known))) say(...message);
			});
			spies.push(spy);
		}
	});
	afterEach(() => {
		for (const spy of spies.splice(0)) spy.mockRestore();
	});
}
