/**
 * The stages of `npm test`: parts of one pool of tests, for `--only` and for the durations that it prints.
 * `isPart` says which Jest projects belong to a stage, `programs` which programs of the system it runs. `budget` is the seconds of a
 * worker that its files may take together on a quiet machine: 2,700 in all are 15 minutes of three workers.
 */
export const stages = [
	{ name: 'unit', isPart: (project) => ['dom', 'node'].includes(project), budget: 800 },
	{ name: 'zones', isPart: (project) => project.startsWith('zone '), budget: 40 },
	{
		name: 'database',
		isPart: (project) => project === 'database',
		programs: ['mariadb'],
		budget: 60,
	},
	{
		name: 'clickhouse',
		isPart: (project) => project.startsWith('clickhouse'),
		budget: 120,
	},
	{
		name: 'journeys',
		isPart: (project) => project === 'journeys',
		budget: 330,
	},
	{
		name: 'browser',
		isPart: (project) => project.startsWith('browser'),
		programs: ['chromium', 'pdftotext'],
		budget: 850,
	},
	{
		name: 'wordpress',
		isPart: (project) => project === 'wordpress',
		programs: ['chromium', 'php', 'phpcs', 'mariadb'],
		budget: 500,
	},
];

/** The name of the stage to which a Jest project belongs. */
export function stageOf(project) {
	const stage = stages.find(({ isPart }) => isPart(project));
	if (!stage)
		throw new Error(`No stage in scripts/checks/stages.mjs has the project "${project}".`);
	return stage.name;
}
