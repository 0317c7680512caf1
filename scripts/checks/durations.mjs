import { stageOf, stages } from './stages.mjs';

/** How many of the slowest files are printed. */
const SLOWEST = 10;

/**
 * What a run took, as lines of text: each stage with its tests, files and seconds beside its budget, then the slowest files.
 * Seconds are those of the workers: files of several stages run side by side. Beside them are the seconds of a processor, which a busy
 * machine hardly changes. They lack what services of the run do, and browsers that still run.
 */
export function durations(files) {
	const rows = stages
		.map(({ name, budget }) => ({
			name,
			budget,
			files: files.filter(({ project }) => stageOf(project) === name),
		}))
		.filter((stage) => stage.files.length > 0)
		.map(({ name, budget, files: its }) => {
			const seconds = its.reduce((sum, file) => sum + file.seconds, 0);
			const cpu = its.reduce((sum, file) => sum + file.cpu, 0);
			const tests = its.reduce((sum, file) => sum + file.passed + file.failed, 0);
			return `  ${name.padEnd(12)}${pad(tests)} tests${pad(its.length)} files${pad(seconds)} s of ${budget} s${pad(cpu)} s of a processor`;
		});
	const slowest = [...files]
		.sort((one, other) => other.seconds - one.seconds)
		.slice(0, SLOWEST)
		.map(
			({ project, file, seconds, cpu }) =>
				`  ${pad(seconds)} s${pad(cpu)} s of a processor  ${file} (${project})`,
		);
	return ['Stages, in seconds of one worker:', ...rows, 'Slowest files:', ...slowest];
}

const pad = (number) => String(Math.round(number)).padStart(6);
