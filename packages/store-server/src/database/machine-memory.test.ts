import { machineMemory } from './machine-memory';

const gigabyte = 1024 ** 3;

describe('the memory of a store server', () => {
	it('is that of its container, where it has one', () => {
		expect(machineMemory(gigabyte, 16 * gigabyte)).toBe(gigabyte);
	});

	it.each([0, 2 ** 63, 18446744073709552000])(
		'is the machine’s, where nothing limits it (%d)',
		(limit) => {
			expect(machineMemory(limit, 16 * gigabyte)).toBe(16 * gigabyte);
		},
	);
});
