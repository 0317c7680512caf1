/**
 * Adds numbers of reports. Money has six decimals at most and is added in whole millionths, so that no cent is lost in
 * binary fractions. Further decimals are added as they are, so that nothing is rounded.
 */
export function exactSum(numbers: readonly number[]): number {
	let millionths = 0;
	let beyond = 0;
	for (const number of numbers) {
		const whole = Math.round(number * 1e6);
		millionths += whole;
		beyond += number - whole / 1e6;
	}
	return millionths / 1e6 + beyond;
}
