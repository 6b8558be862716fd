const usage = `bande <command> [options]

No command is there yet.`;

console.log(usage);
