import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { availableParallelism } from 'node:os'
import { repoRoot } from './tree.ts'

const patterns = ['tsconfig.json', 'e2e/tsconfig.json', '{packages,apps}/*/tsconfig.json', '{packages,apps}/*/test/tsconfig.json', 'packages/games/src/*/view/tsconfig.json']

/** A room whose folder holds no source yet would make the compiler complain about missing inputs. */
const holdsSource = (project: string): boolean => {
  const folder = join(repoRoot, dirname(project))
  return globSync(['*.ts', '{src,test,scripts}/**/*.{ts,tsx}'], { cwd: folder }).length > 0
}

const compiler = join(repoRoot, 'node_modules/.bin/tsc')

const compile = (project: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(compiler, ['-p', project, '--pretty', 'false'], { cwd: repoRoot, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(`${project}\n${output}`)
      resolve(code === 0)
    })
  })

const runAll = async (projects: readonly string[], lanes: number): Promise<boolean> => {
  const queue = [...projects]
  let ok = true
  const lane = async (): Promise<void> => {
    for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
      ok = (await compile(project)) && ok
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return ok
}

const projects = patterns.flatMap((pattern) => globSync(pattern, { cwd: repoRoot })).filter((project) => existsSync(join(repoRoot, project)) && holdsSource(project))
const ok = await runAll(projects, Math.min(2, availableParallelism()))
console.log(ok ? `types: ${projects.length} projects hold` : 'types: errors, see above')
process.exitCode = ok ? 0 : 1
