import { machineMemory } from './machine-memory';

const gigabyte = 1024 ** 3;

describe('The memory of a store server', () => {
	it('is that of its container, if it has one', () => {
		expect(machineMemory(gigabyte, 16 * gigabyte)).toBe(gigabyte);
	});

	it.each([0, 2 ** 63, 18446744073709552000])('is the machine’s without a limit (%d)', (limit) => {
		expect(machineMemory(limit, 16 * gigabyte)).toBe(16 * gigabyte);
	});
});
