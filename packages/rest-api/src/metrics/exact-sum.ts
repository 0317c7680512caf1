/**
 * Numbers of reports added up. Money has six decimals at most: it is added in whole millionths, so that no cent is lost in binary
 * fractions; what a number has beyond them is added as it is, so that nothing is rounded.
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
