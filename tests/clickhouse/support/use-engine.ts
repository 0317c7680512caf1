// Of random shops some: every identity, a few shops each. All of them are asked of DuckDB.
process.env['SHOPS'] ??= '0.15';
