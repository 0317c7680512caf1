/**
 * Warnings of React's development builds about react-dates, whose lifecycles are old (see calendar.tsx), and of jsdom
 * about its missing layout.
 */
const KNOWN = [
	'has been renamed, and is not recommended for use',
	'is an invalid value for the `%s` css style property',
	'was not wrapped in act',
	'Not implemented: HTMLCanvasElement',
	'uses the legacy contextTypes API',
	'Support for defaultProps will be removed',
];

type Say = (...message: unknown[]) => void;

/**
 * For each test of the file: hides the known warnings and passes others to `hear`, if given, instead of the console. It
 * also makes jsdom a device without touch, which the help needs.
 */
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
